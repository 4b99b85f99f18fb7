type Progress = { loaded: number; total: number };

/** Takes what is sent to the API of the test, as `fetch` does, and tells of half of it on the way. */
class RequestOfTest {
  upload: { onprogress?: (progress: Progress) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  #address: [method: string, url: string] = ['GET', ''];
  #type: string | null = null;

  open(...address: [method: string, url: string]): void {
    this.#address = address;
  }
  setRequestHeader(): void {
    // the API of a test looks at no header
  }
  getResponseHeader(): string | null {
    return this.#type;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  send(body: string): void {
    const [method, url] = this.#address;
    this.upload.onprogress?.({ loaded: body.length / 2, total: body.length });
    void fetch(url, { method, body })
      .then(async (answer) => {
        this.status = answer.status;
        this.#type = answer.headers.get('content-type');
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.())
      .finally(() => this.onloadend?.());
  }
}

/** Lets the API of a test take uploads. */
export const takeUploads = (): void => void Object.assign(globalThis, { XMLHttpRequest: RequestOfTest });
