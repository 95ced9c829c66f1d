import { useEffect, useRef, useState } from 'react';
import { useOnline } from '#lib/device/online.browser';
import { newKey } from '#lib/forms/new-key';
import type { DraftPictures } from '#lib/uploads/draft-pictures';
import {
  addFiles,
  changePicture,
  type FormPictures,
  nextToSend,
  type PictureItem,
  type PictureRole,
} from '#lib/uploads/picture-items';
import { shrinkImage } from '#lib/uploads/shrink-image.browser';
import { UploadFailure } from '#lib/uploads/upload-failure';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { UNKNOWN_FAILURE } from '#lib/uploads/upload-rules';

import { usePictureList } from './use-picture-list.ts';

/** How often a picture is sent again by itself, and after how many seconds when the server named none. */
const TRIES = { busy: 6, lost: 2, refused: 1 } as const;
const REST_SECONDS = 3;

type PictureUploadsOptions = FormPictures & {
  onChange: (pictures: FormPictures) => void;
  draft?: DraftPictures | undefined;
};

/** Chosen pictures on their way: kept on the device, made smaller, sent one after the other, again when it helps. */
export function usePictureUploads({ draft, ...form }: PictureUploadsOptions) {
  const { items, loaded, change, newest } = usePictureList({ ...form, draft });
  const [resting, setResting] = useState(false);
  const online = useOnline();
  const running = useRef(new Map<string, AbortController>());
  const tries = useRef(new Map<string, number>());

  const set = (id: string, changes: Parameters<typeof changePicture>[2]) =>
    change((now) => changePicture(now, id, changes));

  const rest = (seconds: number) => {
    setResting(true);
    setTimeout(() => setResting(false), seconds * 1_000);
  };

  const settle = (id: string, failure: UploadFailure) => {
    const tried = (tries.current.get(id) ?? 0) + 1;
    tries.current.set(id, tried);
    if (!navigator.onLine) return set(id, { state: { kind: 'waiting' } });
    if (tried < TRIES[failure.kind]) {
      rest(failure.retryAfter ?? REST_SECONDS);
      return set(id, { state: { kind: 'waiting' } });
    }
    const again = failure.kind !== 'refused';
    set(id, { state: { kind: 'failed', sentence: failure.message, again } });
  };

  async function send({ id, name, blob }: PictureItem) {
    if (!blob) return;
    const giving = new AbortController();
    running.current.set(id, giving);
    set(id, { state: { kind: 'uploading', part: 0 } });
    try {
      const smaller = await shrinkImage(blob);
      giving.signal.throwIfAborted();
      if (smaller !== blob) set(id, { blob: smaller });
      const { url } = await sendImage(smaller, {
        signal: giving.signal,
        onProgress: (part) => set(id, { state: { kind: 'uploading', part } }),
      });
      set(id, { state: { kind: 'arrived', url } });
      if (newest().some((item) => item.id === id)) void draft?.saveFile({ id, name, blob: smaller, url });
    } catch (error) {
      if (giving.signal.aborted) set(id, { state: { kind: 'waiting' } });
      else settle(id, error instanceof UploadFailure ? error : new UploadFailure('lost', UNKNOWN_FAILURE));
    } finally {
      running.current.delete(id);
    }
  }

  const next = loaded && online && !resting ? nextToSend(items) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another picture's turn
  useEffect(() => {
    if (next) void send(next);
  }, [next?.id, next?.state]);

  useEffect(() => {
    const sending = running.current;
    return () => {
      for (const giving of sending.values()) giving.abort();
    };
  }, []);

  const forget = ({ id }: PictureItem) => {
    running.current.get(id)?.abort();
    void draft?.removeFile(id);
  };

  return {
    items,
    /** Whether what the device kept is among them by now. */
    loaded,
    online,
    /** Takes chosen files; the sentences say which were not taken, and why. */
    add: (role: PictureRole, files: readonly File[]): string[] => {
      const { items: all, added, replaced, problems } = addFiles(newest(), role, files, newKey);
      for (const item of replaced) forget(item);
      for (const { id, name, blob } of added) if (blob) void draft?.saveFile({ id, name, blob });
      change(() => all);
      return problems;
    },
    remove: (item: PictureItem) => {
      change((now) => now.filter(({ id }) => id !== item.id));
      forget(item);
    },
    retry: ({ id }: PictureItem) => {
      tries.current.delete(id);
      set(id, { state: { kind: 'waiting' } });
    },
    describe: ({ id }: PictureItem, alt: string) => set(id, { alt }),
  };
}
