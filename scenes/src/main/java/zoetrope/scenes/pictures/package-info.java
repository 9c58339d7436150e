/**
 * The small square pictures that scenes show above words, drawn by code. Knows mobjects and nothing
 * of pixels: {@code MakePictures} of the tools draws them into the files that lie beside this
 * package.
 */
package zoetrope.scenes.pictures;
