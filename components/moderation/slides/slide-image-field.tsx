import { useState } from 'react';
import { FieldError } from '#components/ui/form/field-error';
import { describedBy, fieldId } from '#components/ui/form/field-id.ts';
import { scriptedClass } from '#components/ui/scripted';
import { Thumbnail } from '#components/ui/thumbnail';
import { isSlideDrawing, SLIDE_DRAWINGS, slideThumbnail } from '#lib/submissions/slides/slide-drawings';
import { imageToSend } from '#lib/uploads/formats/sendable-image.browser';
import { UploadFailure } from '#lib/uploads/upload-failure';
import { sendImage } from '#lib/uploads/upload-image.browser';
import { chosenFileProblem, IMAGE_ACCEPT, UNKNOWN_FAILURE } from '#lib/uploads/upload-rules';

type SlideImageFieldProps = {
  /** The image that is stored; '' before there is one. */
  image: string;
  error?: string | undefined;
};

const NAME = 'image';

/** The image of a slide: one of our drawings, or one that is uploaded at once, for which a script is needed. */
export function SlideImageField({ image, error }: SlideImageFieldProps) {
  const [uploaded, setUploaded] = useState(isSlideDrawing(image) ? '' : image);
  const [chosen, setChosen] = useState(image);
  const [upload, setUpload] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const id = fieldId(NAME);
  const problem = upload.problem ?? error;
  const choices = [...(uploaded ? [{ path: uploaded, label: 'Uploaded picture' }] : []), ...SLIDE_DRAWINGS];

  async function send(file: File) {
    const refused = chosenFileProblem(file);
    if (refused) return setUpload({ isBusy: false, problem: refused });
    setUpload({ isBusy: true });
    try {
      const { url } = await sendImage(await imageToSend(file, file.name));
      setUploaded(url);
      setChosen(url);
      setUpload({ isBusy: false });
    } catch (failure) {
      const words = failure instanceof UploadFailure ? failure.message : UNKNOWN_FAILURE;
      setUpload({ isBusy: false, problem: words });
    }
  }

  return (
    <fieldset className="slide-images" {...describedBy(id, { error: problem })}>
      <legend>Picture</legend>
      <FieldError id={id} error={problem} />
      <div className="slide-image-choices">
        {choices.map(({ path, label }, place) => (
          <label key={path}>
            <Thumbnail src={slideThumbnail(path)} alt="" />
            <span>
              <input
                type="radio"
                id={place === 0 ? id : undefined}
                name={NAME}
                value={path}
                checked={chosen === path}
                onChange={() => setChosen(path)}
              />{' '}
              {label}
            </span>
          </label>
        ))}
      </div>
      <p className={`slide-upload ${scriptedClass}`}>
        <label htmlFor="slide-upload">Upload their own picture</label>
        <input
          id="slide-upload"
          type="file"
          accept={IMAGE_ACCEPT}
          aria-describedby="slide-upload-help"
          disabled={upload.isBusy}
          onChange={({ target: { files } }) => files?.[0] && void send(files[0])}
        />
        <span id="slide-upload-help">JPEG, PNG or WebP, at most 10 MB. It is cropped to 4:3.</span>
      </p>
      <p role="status">{upload.isBusy ? 'The picture is being uploaded.' : ''}</p>
      <noscript>
        <p>Uploading a picture needs JavaScript. Everything else on this page works without it.</p>
      </noscript>
    </fieldset>
  );
}
