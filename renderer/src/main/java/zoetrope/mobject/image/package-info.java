/**
 * Raster pictures from files and resources: the one place of the mobjects that knows the platform's
 * image readers. Must not know mobjects or the stage.
 */
package zoetrope.mobject.image;
