import { Button, buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import type { StatusItem } from '#lib/submissions/private-page/status-item';
import { AskedQuestion } from './asked-question.tsx';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';

type QuestionPanelProps = { item: StatusItem; token: string };

/** A moderator's question on the private page, with the ways to answer it and to reopen what was closed without one. */
export function QuestionPanel({ item, token }: QuestionPanelProps) {
  const { question, actions, version } = item;
  if (question === undefined) return null;
  return (
    <>
      <AskedQuestion question={question} />
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={`/status/${token}/answer`}>
          <Icon name="edit" />
          Answer the question
        </a>
        {actions.includes('reopen') && (
          <StatusForm action="reopen" token={token} version={version}>
            <Button type="submit">
              <Icon name="refresh" />
              Reopen
            </Button>
          </StatusForm>
        )}
      </div>
    </>
  );
}
