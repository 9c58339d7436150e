/** The films about attention. One class a film, read from top to bottom like its storyboard. */
package zoetrope.scenes.attention;
