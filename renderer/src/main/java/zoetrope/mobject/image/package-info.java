/** Pictures from files: images of pixels, and SVG drawings as paths. */
package zoetrope.mobject.image;
