import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { ReplyTotals } from './reply-totals.tsx';
import { ShortReplies } from './short-replies.tsx';
import { toolReplyQueries } from './tool-replies.queries.ts';
import { words } from './tool-replies.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

export function Screen() {
  const styles = useStyles();
  const [totals, replies] = [useQuery(toolReplyQueries.totals()), useQuery(toolReplyQueries.list())];
  const isFetching = totals.isFetching || replies.isFetching;
  const refresh = (): void => {
    void totals.refetch();
    void replies.refetch();
  };
  const actions = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={refresh}>
      {isFetching ? words.refreshing : words.refresh}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={actions} />
      <div className={styles.root}>
        <Panel title={words.totals}>
          <Answer query={totals} what={words.totalsWhat}>
            {(tools) =>
              tools.length === 0 ? (
                <EmptyState title={words.noTotals}>{words.noTotalsBody}</EmptyState>
              ) : (
                <ReplyTotals tools={tools} />
              )
            }
          </Answer>
        </Panel>
        <Panel title={words.list}>
          <Answer query={replies} what={words.what}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState title={words.none}>{words.noneBody}</EmptyState>
              ) : (
                <ShortReplies replies={list} />
              )
            }
          </Answer>
        </Panel>
      </div>
    </>
  );
}
