/** Numbers that films show: rounded once, and in relations that tests compute again. */
package zoetrope.scenes.numbers;
