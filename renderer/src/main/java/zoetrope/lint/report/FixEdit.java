package zoetrope.lint.report;

import zoetrope.geometry.Vec;

/**
 * A change of an object that removes a fault, as data for programs that apply it.
 *
 * @param object the object to change
 * @param shift how far to move it, in scene units; in frame units if it is fixed in the frame
 * @param scale the factor for its size; 1 if only its place changes
 * @param sufficient whether this change alone is enough. It is not if an updater moves the object,
 *     or if another object is in the way at the new place
 */
public record FixEdit(FoundObject object, Vec shift, double scale, boolean sufficient) {}
