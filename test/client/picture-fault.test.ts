import { pictureFault } from '#client/kit/picture-fault';

const taken = { endings: ['jpg', 'jpeg', 'png', 'webp'], most: 5_000_000 };

test.each([
  ['foto.jpg', 5_000_000, undefined], ['FOTO.JPEG', 1, undefined], ['a.b.webp', 10, undefined],
  ['foto.jpg', 5_000_001, 'tooLarge'], ['foto.jpg', 0, 'empty'], ['foto.svg', 10, 'wrongType'], ['foto', 10, 'wrongType'], ['jpg', 10, 'wrongType'], ['foto.jpg.html', 10, 'wrongType'],
])('%s of %i bytes: %s', (name, size, fault) => expect(pictureFault({ name, size }, taken)).toBe(fault));
