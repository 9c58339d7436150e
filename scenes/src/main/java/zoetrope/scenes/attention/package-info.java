/**
 * The films about attention. Each film is one class, which reads from top to bottom like its
 * storyboard.
 */
package zoetrope.scenes.attention;
