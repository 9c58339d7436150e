/**
 * What mobjects are drawn by: arithmetic on styles, gradients and dashes, and the order of what
 * lies in space. Not for authors; knows no mobject.
 */
package zoetrope.internal.mobject;
