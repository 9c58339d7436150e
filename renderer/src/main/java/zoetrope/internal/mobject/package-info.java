/**
 * Helpers of the mobjects: arithmetic on styles, gradients and dashes, and information about the
 * scene that runs on a thread. This package is not for authors and does not use mobjects.
 */
package zoetrope.internal.mobject;
