/**
 * What runs scenes needs beside them: the cast on the stage, checks of plays, authors' lines, and
 * texts of failures.
 */
package zoetrope.internal.scene;
