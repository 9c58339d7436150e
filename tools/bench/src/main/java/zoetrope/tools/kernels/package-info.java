/** The innermost loops, measured one by one with JMH; {@code tools/run Kernels} runs them. */
package zoetrope.tools.kernels;
