package zoetrope.internal.video;

import java.util.BitSet;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * A strip of a key frame from edge to edge, and what x264 made of it. Immutable.
 *
 * @param source the strip, to be read only
 * @param units the units of the stream, each with its length before it
 * @param decoded the strip as decoders will have it, to be read only
 * @param rough its macroblocks that are to be coded once more if they stay, to be read only
 */
record KeyframeSlice(YuvPicture source, byte[] units, YuvPicture decoded, BitSet rough) {}
