/**
 * The Jupyter kernel: cells of Java run in JShell, and cells with a scene are files for the command
 * line, whose images and videos appear in the notebook.
 */
package zoetrope.notebook;
