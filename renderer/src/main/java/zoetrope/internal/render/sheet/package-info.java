/**
 * Storyboards: pages that show the pictures of a scene with their times and words. A page is a
 * frame, whose pictures are insets, so that all that draws frames draws it. Knows frames and the
 * layout of texts; must not know mobjects, scenes or files.
 */
package zoetrope.internal.render.sheet;
