import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { PostForm } from './post-form.tsx';
import { ShortcutKey, shortcutProps } from './shortcut-key.tsx';

type DoneNoticeProps = {
  /** What happened, in a sentence. */
  words: string;
  /** What an undo posts: that of one decision, or of several made together; absent when there is nothing to undo. */
  undo?:
    | { itemId: string; version: number; from: string; key: string; to?: 'queue' }
    | { bulk: string; from: string };
  look?: 'success' | 'warning';
};

const postOf = (undo: NonNullable<DoneNoticeProps['undo']>) =>
  'bulk' in undo
    ? { action: '/api/moderate/decisions', hidden: { bulk: undo.bulk, from: undo.from } }
    : {
        action: `/api/moderate/items/${undo.itemId}/decision`,
        hidden: { version: String(undo.version), from: undo.from, key: undo.key, to: undo.to },
      };

/** What the last decision did, with a button to undo it. */
export function DoneNotice({ words, undo, look = 'success' }: DoneNoticeProps) {
  return (
    <div className={`done-notice done-notice-${look}`}>
      <Icon name={look === 'success' ? 'check' : 'warning'} />
      <p>{words}</p>
      {undo && (
        <PostForm {...postOf(undo)}>
          <Button type="submit" name="action" value="undo" {...shortcutProps('u')}>
            {'bulk' in undo ? 'Undo all' : 'Undo'} <ShortcutKey>u</ShortcutKey>
          </Button>
        </PostForm>
      )}
    </div>
  );
}
