/** What may befall a rendering while it runs, and what has to be left afterwards. */
package zoetrope.tools.faults;
