const SOUND = /<audio\b([^>]*)><\/audio>/g;
const attributeOf = (name: string, attributes: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** What is to be listened to as an exam page shows it: its name above it, ready before it is played. */
export const withSounds = (html: string) => html.replace(SOUND, (_, attributes: string) => {
  const name = attributeOf('title', attributes) || 'Audio';
  return `<span class="rich-sound"><span>${name}</span><audio controls preload="auto" aria-label="${name}" src="${attributeOf('src', attributes)}"></audio></span>`;
});
