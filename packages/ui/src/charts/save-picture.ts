import { saveFile } from '../actions/save-file.ts'
import { pictureSvg } from './chart-svg.ts'
import { fileName } from './file-name.ts'
import { readPicture } from './read-picture.ts'

// Only whoever wants the file fetches it: import this file only with import().
export function savePicture(frame: HTMLElement, words: { title: string; summary: string }): void {
  const text = pictureSvg(readPicture(frame, words))
  saveFile(fileName(words.title, 'svg'), new Blob([text], { type: 'image/svg+xml' }))
}
