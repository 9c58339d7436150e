/**
 * Reads attention that was computed elsewhere: arrays as NumPy writes them ({@code .npy}, {@code
 * .npz}), and JSON. It knows {@code zoetrope.attention} and nothing of mobjects; what it reads is
 * bounded, and what is wrong with a file is said with its place and a remedy.
 */
package zoetrope.attention.file;
