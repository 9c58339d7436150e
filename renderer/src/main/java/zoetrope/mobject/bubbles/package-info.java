/**
 * Speech and thought bubbles around a content. It knows the basic mobjects, and nothing of who
 * speaks.
 */
package zoetrope.mobject.bubbles;
