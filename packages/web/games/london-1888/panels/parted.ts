/** A vowel, with the first of two consonants behind it, before a syllable that is neither the first nor the last letters. */
const SYLLABLE = /(?<=\p{L})[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ]?(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/gu

/** A name in which long Russian words may be parted, with a hyphen: not every browser knows where. */
export function parted(name: string): string {
  return name.replace(SYLLABLE, '$&\u00ad')
}
