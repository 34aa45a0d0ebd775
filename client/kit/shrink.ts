/** What a phone's camera makes is at most so large; anything beyond is no photo, and no phone could unpack it. */
const MOST_TAKEN = 60_000_000;
/** Longer sides to try, and how well to keep what is seen: a letter is still read at the last one. */
const TRIES = [[4_000, 0.85], [3_000, 0.8], [2_000, 0.75]] as const;

/** The same picture upright within `most` bytes, as a JPEG; nothing where it is no picture that this browser can read. */
export async function shrunk(file: File, most: number): Promise<File | undefined> {
  if (file.size > MOST_TAKEN) return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const [side, quality] of TRIES) {
      const blob = await drawn(picture, Math.min(1, side / Math.max(picture.width, picture.height)), quality);
      if (blob && blob.size <= most) return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, share: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(picture.width * share), Math.round(picture.height * share)];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // What is clear in a PNG would be black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
