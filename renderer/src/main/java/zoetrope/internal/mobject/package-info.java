/**
 * Operations that mobjects are drawn with: arithmetic on styles, gradients and dashes, and the
 * order in space. This package is not for authors and does not use mobjects.
 */
package zoetrope.internal.mobject;
