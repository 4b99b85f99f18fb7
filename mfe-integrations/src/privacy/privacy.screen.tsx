import { useState } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { ErasureReport } from './erasure-report.tsx';
import { FindPerson } from './find-person.tsx';
import { words } from './privacy.words.ts';
import { RequestList } from './request-list.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

function Desk() {
  const styles = useStyles();
  const [shown, setShown] = useState<string>();
  return (
    <div className={styles.list}>
      <FindPerson onErasing={setShown} />
      {shown !== undefined && <ErasureReport key={shown} id={shown} />}
      <RequestList onShow={setShown} />
    </div>
  );
}

export function Screen() {
  const mayManage = useMay('privacy:manage');
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {mayManage ? (
        <Desk />
      ) : (
        <Panel title={words.noAccess}>
          <NoPermission what={words.noAccessTo} />
        </Panel>
      )}
    </>
  );
}
