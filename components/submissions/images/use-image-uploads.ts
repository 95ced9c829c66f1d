import { useEffect, useRef, useState } from 'react';
import { bytesOfFile } from '#lib/device/file-bytes.browser';
import { useOnline } from '#lib/device/online.browser';
import { newKey } from '#lib/forms/new-key';
import { imageToSend, openImage } from '#lib/uploads/formats/sendable-image.browser';
import type { DraftImages } from '#lib/uploads/image-list/draft-images';
import { refuseImage, withFormer, withoutFormer } from '#lib/uploads/image-list/former-cover';
import {
  type FormImages,
  type ImageItem,
  type ImageRole,
  withCover,
} from '#lib/uploads/image-list/image-item';
import { addFiles, changeImage, nextToOpen, nextToSend } from '#lib/uploads/image-list/image-items';
import { UPLOAD_PAUSE_SECONDS, UPLOAD_TRIES, UploadFailure } from '#lib/uploads/upload-failure';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { FILE_CHANGED, UNKNOWN_FAILURE } from '#lib/uploads/upload-rules';
import { type ImageCounts, useImageList } from './use-image-list.ts';

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

/** Uploads of chosen images: stored on the device, converted where need be, shrunk, sent one after the other, with retries. */
export function useImageUploads({ draft, ...form }: ImageUploadsOptions) {
  const { change, latest, chooseAgain, ...list } = useImageList({ ...form, draft });
  const { items, loaded } = list;
  const [isPaused, setIsPaused] = useState(false);
  const online = useOnline();
  const running = useRef(new Map<string, AbortController>());
  const tries = useRef(new Map<string, number>());
  /** Why the cover that was chosen last gave way to the one before it. */
  const [coverProblem, setCoverProblem] = useState<string>();
  const isUnmounted = useRef(false);

  const set = (id: string, changes: Parameters<typeof changeImage>[2]) =>
    change((now) => changeImage(now, id, changes));

  const forget = (item: ImageItem) => {
    for (const { id } of withFormer(item)) {
      running.current.get(id)?.abort();
      void draft?.removeFile(id);
    }
  };

  const pause = (seconds: number) => {
    setIsPaused(true);
    setTimeout(() => setIsPaused(false), seconds * 1_000);
  };

  const formerOf = (id: string) => latest().find((item) => item.id === id)?.former;

  /** The image is opened, as `blob`: what it replaces is given up. */
  const keepOpened = (id: string, changes: Parameters<typeof changeImage>[2]) => {
    const former = formerOf(id);
    change((now) => withoutFormer(changeImage(now, id, changes), id));
    if (former) forget(former);
  };

  const refuse = (id: string, sentence: string) => {
    const isReplaced = formerOf(id) !== undefined;
    change((now) => refuseImage(now, id, sentence));
    if (!isReplaced) return;
    void draft?.removeFile(id);
    setCoverProblem(sentence);
  };

  const settle = (id: string, failure: UploadFailure) => {
    const tried = (tries.current.get(id) ?? 0) + 1;
    tries.current.set(id, tried);
    if (!navigator.onLine) return set(id, { state: { kind: 'waiting' } });
    if (tried < UPLOAD_TRIES[failure.kind]) {
      pause(failure.retryAfter ?? UPLOAD_PAUSE_SECONDS);
      return set(id, { state: { kind: 'waiting' } });
    }
    if (failure.kind === 'refused') return refuse(id, failure.message);
    set(id, { state: { kind: 'failed', sentence: failure.message, again: true } });
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
      keepOpened(id, { blob: smaller });
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

  /** Where the code that converts does not load, the image is converted when it is sent. */
  async function open({ id, name, blob }: ImageItem) {
    if (!blob) return;
    const isListed = () => !isUnmounted.current && latest().some((item) => item.id === id);
    try {
      const chosen = await bytesOf(blob);
      const image = await openImage(chosen, name);
      if (!isListed()) return;
      keepOpened(id, { blob: image, state: { kind: 'waiting' } });
      if (image !== chosen) void draft?.saveFile({ id, name, blob: image });
    } catch (error) {
      if (!isListed()) return;
      if (error instanceof UploadFailure) refuse(id, error.message);
      else set(id, { state: { kind: 'waiting' } });
    }
  }

  const nextOpened = nextToOpen(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another image is to be opened
  useEffect(() => {
    if (nextOpened) void open(nextOpened);
  }, [nextOpened?.id]);

  const next = loaded && online && !isPaused ? nextToSend(items) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another image is next
  useEffect(() => {
    if (next) void send(next);
  }, [next?.id, next?.state]);

  useEffect(() => {
    const sending = running.current;
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      for (const control of sending.values()) control.abort();
    };
  }, []);

  return {
    ...list,
    online,
    coverProblem,
    /** Adds chosen files; returns the sentences of those that are refused at once. */
    add: (role: ImageRole, files: readonly File[]): string[] => {
      const { items: all, added, replaced, problems } = addFiles(latest(), role, files, newKey);
      if (role === 'cover') setCoverProblem(undefined);
      for (const item of replaced) forget(item);
      for (const { id, name, blob, state, former } of added) {
        if (!blob) continue;
        void draft?.saveFile({ id, name, blob });
        if (former) running.current.get(former.id)?.abort();
        if (state.kind === 'opening') continue;
        void bytesOf(blob).then(
          (chosen) => set(id, { blob: chosen }),
          ({ message }) => set(id, { state: { kind: 'failed', sentence: message, again: false } }),
        );
      }
      change(() => all);
      chooseAgain(all.filter(({ id }) => added.some((item) => item.id === id)));
      return problems;
    },
    remove: (item: ImageItem) => {
      if (item.role === 'cover') setCoverProblem(undefined);
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
