import { movedWords } from '#lib/submissions/items/announcements/announcement-words';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { canDo, stateOf } from '#lib/submissions/items/states/submission-states';
import type { ItemDetail } from '#lib/submissions/moderation/item/item-detail';
import { fieldsOfItem } from '#lib/submissions/moderation/item/item-fields';
import { ProposedCorrection } from '../proposal/proposed-correction.tsx';
import { DuplicateList } from './duplicate-list.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemImages } from './item-images.tsx';
import { ItemQuestions } from './item-questions.tsx';

/** What a moderator reads before deciding: questions, a proposed correction, similar items, all fields and the images. */
export function ItemDetails(props: ItemDetail) {
  const { item, content, deletedImages, announcement, proposed, questions, duplicates, copies } = props;
  const isWaiting = stateOf(item.status).isOpen && canDo(item, 'reply');
  return (
    <>
      <ItemQuestions questions={questions} isWaiting={isWaiting} />
      {proposed && content.kind === 'event' && (
        <ProposedCorrection
          before={content.payload}
          proposed={proposed}
          moved={movedWords({ announcement })}
        />
      )}
      <DuplicateList duplicates={duplicates} copies={copies} />
      <ItemFields fields={fieldsOfItem(content)} />
      <ItemImages key={item.id} images={imagesOf(content.payload)} deleted={deletedImages} />
    </>
  );
}
