import { useEffect, useRef, useState } from 'react';
import { bytesOfFile } from '#lib/device/file-bytes.browser';
import { useOnline } from '#lib/device/online.browser';
import { newKey } from '#lib/forms/new-key';
import type { DraftImages } from '#lib/uploads/draft-images';
import { imageToSend, mayBeConverted, openFiles } from '#lib/uploads/formats/sendable-image.browser';
import {
  addFiles,
  changeImage,
  type FormImages,
  type ImageItem,
  type ImageRole,
  nextToSend,
  withCover,
} from '#lib/uploads/image-items';
import { UPLOAD_PAUSE_SECONDS, UPLOAD_TRIES, UploadFailure } from '#lib/uploads/upload-failure';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { FILE_CHANGED, UNKNOWN_FAILURE } from '#lib/uploads/upload-rules';
import { type ImageCounts, NO_IMAGES, useImageList } from './use-image-list.ts';

/** The bytes that were chosen, whatever has become of the file since. */
const bytesOf = (blob: Blob) =>
  bytesOfFile(blob).catch(() => {
    throw new UploadFailure('refused', FILE_CHANGED);
  });

type ImageUploadsOptions = FormImages & {
  /** How many images the form knows of that are not uploaded. */
  expected?: ImageCounts | undefined;
  onChange: (images: FormImages) => void;
  draft?: DraftImages | undefined;
};

/** Uploads of chosen images: converted where need be, stored on the device, shrunk, sent one after the other, with retries. */
export function useImageUploads({ draft, ...form }: ImageUploadsOptions) {
  const { change, latest, chooseAgain, ...list } = useImageList({ ...form, draft });
  const { items, loaded } = list;
  const [isPaused, setIsPaused] = useState(false);
  const [opening, setOpening] = useState(NO_IMAGES);
  const online = useOnline();
  const running = useRef(new Map<string, AbortController>());
  const tries = useRef(new Map<string, number>());

  const set = (id: string, changes: Parameters<typeof changeImage>[2]) =>
    change((now) => changeImage(now, id, changes));

  const pause = (seconds: number) => {
    setIsPaused(true);
    setTimeout(() => setIsPaused(false), seconds * 1_000);
  };

  const settle = (id: string, failure: UploadFailure) => {
    const tried = (tries.current.get(id) ?? 0) + 1;
    tries.current.set(id, tried);
    if (!navigator.onLine) return set(id, { state: { kind: 'waiting' } });
    if (tried < UPLOAD_TRIES[failure.kind]) {
      pause(failure.retryAfter ?? UPLOAD_PAUSE_SECONDS);
      return set(id, { state: { kind: 'waiting' } });
    }
    const again = failure.kind !== 'refused';
    set(id, { state: { kind: 'failed', sentence: failure.message, again } });
  };

  async function send({ id, name, blob }: ImageItem) {
    if (!blob) return;
    const control = new AbortController();
    running.current.set(id, control);
    set(id, { state: { kind: 'uploading', part: 0 } });
    try {
      const chosen = await bytesOf(blob);
      const smaller = await imageToSend(chosen, name);
      control.signal.throwIfAborted();
      if (smaller !== blob) set(id, { blob: smaller });
      const { url } = await sendImage(smaller, {
        signal: control.signal,
        onProgress: (part) => set(id, { state: { kind: 'uploading', part } }),
      });
      set(id, { state: { kind: 'arrived', url } });
      if (latest().some((item) => item.id === id)) void draft?.saveFile({ id, name, blob: smaller, url });
    } catch (error) {
      if (control.signal.aborted) set(id, { state: { kind: 'waiting' } });
      else settle(id, error instanceof UploadFailure ? error : new UploadFailure('lost', UNKNOWN_FAILURE));
    } finally {
      running.current.delete(id);
    }
  }

  const next = loaded && online && !isPaused ? nextToSend(items) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another image is next
  useEffect(() => {
    if (next) void send(next);
  }, [next?.id, next?.state]);

  useEffect(() => {
    const sending = running.current;
    return () => {
      for (const control of sending.values()) control.abort();
    };
  }, []);

  const forget = ({ id }: ImageItem) => {
    running.current.get(id)?.abort();
    void draft?.removeFile(id);
  };

  /** Adds files; returns a message for each that was refused. */
  const addOpened = (role: ImageRole, files: readonly File[], refused?: ReadonlyMap<File, string>) => {
    const { items: all, added, replaced, problems } = addFiles(latest(), role, files, newKey, refused);
    for (const item of replaced) forget(item);
    for (const { id, name, blob } of added) {
      if (!blob) continue;
      void draft?.saveFile({ id, name, blob });
      void bytesOf(blob).then(
        (chosen) => set(id, { blob: chosen }),
        ({ message }) => set(id, { state: { kind: 'failed', sentence: message, again: false } }),
      );
    }
    change(() => all);
    chooseAgain(all.filter(({ id }) => added.some((item) => item.id === id)));
    return problems;
  };

  return {
    ...list,
    online,
    /** How many chosen images are being converted. */
    opening,
    /** Adds chosen files, at once or when they are converted; says a message for each that was refused. */
    add: (role: ImageRole, files: readonly File[], onProblems: (problems: string[]) => void) => {
      if (!files.some(mayBeConverted)) return onProblems(addOpened(role, files));
      const count = (by: number) => setOpening((now) => ({ ...now, [role]: now[role] + by }));
      count(files.length);
      void openFiles(files).then(({ files: opened, refused }) => {
        count(-files.length);
        onProblems(addOpened(role, opened, refused));
      });
    },
    remove: (item: ImageItem) => {
      change((now) => withCover(now.filter(({ id }) => id !== item.id)));
      forget(item);
    },
    retry: ({ id }: ImageItem) => {
      tries.current.delete(id);
      set(id, { state: { kind: 'waiting' } });
    },
    describe: ({ id }: ImageItem, alt: string) => set(id, { alt }),
  };
}
