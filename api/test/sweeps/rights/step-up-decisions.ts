/** Why a session alone may do something, and what it is: docs/adr/0035-step-up-and-ship-tokens.md says more of each. */
const reasons: Record<string, string> = {
  'it proves itself by a password, a code or a fresh sign-in of its own': `
    POST /api/auth/step-up, POST /api/auth/password, POST /api/auth/second-factor/begin,
    POST /api/auth/second-factor/confirm, POST /api/auth/second-factor/recovery-codes, POST /api/auth/second-factor/off`,
  'it only takes something away': `
    DELETE /api/admin/saved-views/{id}, DELETE /api/auth/sessions/{id}, POST /api/auth/sessions/end-others,
    DELETE /api/admin/employees/{id}, POST /api/admin/call-logs/{id}/stop-texts, POST /api/admin/live-calls/{id}/end`,
  'it is only a name: of somebody, who is known by an address as well, or of what is shown to them anyway': `
    PUT /api/auth/account/name, POST /api/admin/saved-views`,
  'it runs and shows nothing by itself': `
    POST /api/admin/remotes/{id}/preview-links, POST /api/remotes/reports, POST /api/admin/alerts/read,
    POST /api/admin/alerts/{id}/acknowledge, POST /api/admin/live-calls/{id}/listen, POST /api/admin/assistants/{id}/preview,
    POST /api/admin/assistants/{id}/drift`,
  'it takes what another system of the hotel says, and nothing of the request': `
    POST /api/admin/call-logs/reconcile, POST /api/auth/cloudbeds/refresh, POST /api/admin/employees/sync-cloudbeds,
    POST /api/admin/webhook-events/{id}/replay, POST /api/admin/payment-match`,
  'it is undone by a click, and says what changes': `
    POST /api/admin/mode-settings`,
  'money goes back to who paid, or where it was meant to go, and it needs what was seen': `
    POST /api/admin/payment-events/{id}/refund, POST /api/admin/payment-events/{id}/retry-sync,
    POST /api/admin/payment-events/{id}/close, POST /api/admin/payment-match/differences/{id}/explain,
    POST /api/admin/extension-requests/{id}/retry`,
  'it is what the front desk does all day, for a guest who is there; each is audited, images with a reason': `
    PUT /api/admin/call-logs/{id}/review, POST /api/admin/call-logs/{id}/text-link, POST /api/admin/precheckins,
    POST /api/admin/payment-events/{id}/text-confirmation,
    POST /api/admin/precheckins/{id}/views, POST /api/admin/precheckins/{id}/finish,
    POST /api/admin/precheckins/{id}/corrections/{correctionId}, POST /api/admin/privacy/find`,
  'it phones only numbers of Settings, which take a step-up': `
    POST /api/admin/vapi/test-call`,
  'what assistants say has versions to go back to, and no words give a caller more rights': `
    POST /api/admin/assistants, PUT /api/admin/assistants/{id}, POST /api/admin/assistants/{id}/duplicate,
    POST /api/admin/assistants/{id}/archive, POST /api/admin/assistants/{id}/upload-image, POST /api/admin/agent,
    POST /api/admin/ai-documentation, PATCH /api/admin/ai-documentation/{id}, DELETE /api/admin/ai-documentation/{id},
    POST /api/admin/ai-documentation/{id}/restore, POST /api/admin/golden-calls, POST /api/admin/golden-calls/from-call,
    PUT /api/admin/golden-calls/{id}, DELETE /api/admin/golden-calls/{id}, POST /api/admin/assistants/{id}/golden-calls,
    POST /api/admin/assistants/{id}/publish, POST /api/admin/assistants/{id}/publish-verified,
    POST /api/admin/assistants/{id}/versions/{version}/rollback, POST /api/admin/assistants/{id}/keep-theirs,
    POST /api/admin/assistants/{id}/test-chat, POST /api/admin/sync-prompt, POST /api/admin/update-vapi-tool-messages,
    POST /api/admin/update-assistant-instructions`,
};

/** Every request that changes something, of somebody who is signed in, and asks for no step-up: by why it does not. */
export const withoutStepUp: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(reasons).map(([reason, names]) => [reason, names.split(',').map((name) => name.trim())]),
);
