/**
 * The pipeline from scenes to files: settings, the rehearsal that measures a scene, segments,
 * workers, films, stills and sequences, progress, report and discovery of scenes. Knows the stage,
 * the raster and the encoders; must not know the command line or anything a scene is made of.
 */
package zoetrope.render;
