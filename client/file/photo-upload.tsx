import { useQueryClient } from '@tanstack/react-query';
import { PICTURE_ENDINGS } from '#contract/file/file';
import { file } from '#contract/file/file.api';
import { UploadPhoto } from '#client/kit/upload-photo';
import { PhotoOf, photoQuestion, type PhotoKind } from '#client/file/photo';

export const ENDINGS = Object.values(PICTURE_ENDINGS).flat();
type Props = { id: string; kind: PhotoKind; nama?: string | null };

/** Somebody's photo with the means to change it: their own, or anybody's for an administrator. */
export function PhotoUpload({ id, kind, nama }: Props) {
  const client = useQueryClient();
  const { endpoint, input } = photoQuestion(kind, id);
  const keep = kind === 'murid' ? file.keepStudentPhoto : file.keepTeacherPhoto;
  return (
    <>
      <PhotoOf id={id} kind={kind} nama={nama} size="large" />
      <UploadPhoto endpoint={keep} input={input} endings={ENDINGS} onDone={() => void client.invalidateQueries({ queryKey: [endpoint.name] })} />
    </>
  );
}
