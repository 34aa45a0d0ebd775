import { useQuery } from '@tanstack/react-query';
import { file } from '#contract/file/file.api';
import { initialsOf } from '#client/kit/initials';
import { fileAt, usePicture } from '#client/kit/picture';
import { questionOf, useFollowed } from '#client/kit/view';
import '#client/file/photo.css';

export type PhotoKind = 'murid' | 'guru';
type Props = { id: string; kind: PhotoKind; /** Whose initials stand where there is no photo. */ nama?: string | null; size?: 'small' | 'large' };

/** Where a kind of photo is asked for, and whose it is. */
export const photoQuestion = (kind: PhotoKind, id: string) =>
  kind === 'murid' ? { endpoint: file.studentPhoto, input: { id_murid: id } } : { endpoint: file.teacherPhoto, input: { id_guru: id } };

/** Somebody's photo as it is now, or their initials. It stands beside a name, so it says nothing by itself. */
export function PhotoOf({ id, kind, nama, size = 'small' }: Props) {
  const { endpoint, input } = photoQuestion(kind, id);
  const { data } = useQuery(questionOf(endpoint as typeof file.studentPhoto, input));
  useFollowed(endpoint as typeof file.studentPhoto, input);
  const { url } = usePicture(fileAt(data?.data.id));
  return <span className={`photo is-${size}`} aria-hidden="true">{url ? <img src={url} alt="" /> : initialsOf(nama)}</span>;
}
