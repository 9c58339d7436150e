/**
 * Helpers for running scenes: the cast on the stage, checks of plays, the author's lines, and texts
 * of failures.
 */
package zoetrope.internal.scene;
