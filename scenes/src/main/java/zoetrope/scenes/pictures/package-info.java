/**
 * The small square pictures that scenes show above words, drawn by code. The tool {@code
 * MakePictures} renders them to the image files in this package.
 */
package zoetrope.scenes.pictures;
