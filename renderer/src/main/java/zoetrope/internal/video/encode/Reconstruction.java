package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_NV12;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;

import java.nio.ByteBuffer;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * Reads the reconstruction of a picture from an encoder. The reconstruction is the picture as
 * decoders will show it.
 */
final class Reconstruction {
  private Reconstruction() {}

  /**
   * Copies a 4:2:0 picture, whose chroma may be in two planes or interleaved (NV12).
   *
   * @throws VideoException for other formats
   */
  static void read(AVFrame frame, YuvPicture to) {
    if (frame.format() != AV_PIX_FMT_YUV420P && frame.format() != AV_PIX_FMT_NV12) {
      throw new VideoException(
          "x264 keeps its pictures in format "
              + frame.format()
              + ", not in 4:2:0: use the FFmpeg libraries that come with the renderer");
    }
    readPlane(frame, 0, to, 0);
    if (frame.format() == AV_PIX_FMT_YUV420P) {
      readPlane(frame, 1, to, 1);
      readPlane(frame, 2, to, 2);
    } else {
      readInterleaved(frame, to);
    }
    for (int mb = 0; mb < to.columns() * to.rows(); mb++) {
      to.padEdges(mb);
    }
  }

  private static void readPlane(AVFrame frame, int plane, YuvPicture to, int target) {
    int width = target == 0 ? to.width() : to.width() / 2;
    int height = target == 0 ? to.height() : to.height() / 2;
    ByteBuffer samples = Ffmpeg.plane(frame, plane, height);
    for (int y = 0; y < height; y++) {
      samples.get(y * frame.linesize(plane), to.plane(target), y * to.stride(target), width);
    }
  }

  private static void readInterleaved(AVFrame frame, YuvPicture to) {
    int width = to.width() / 2;
    int height = to.height() / 2;
    ByteBuffer samples = Ffmpeg.plane(frame, 1, height);
    byte[] row = new byte[2 * width];
    for (int y = 0; y < height; y++) {
      samples.get(y * frame.linesize(1), row);
      deinterleave(row, to.plane(1), to.plane(2), y * to.stride(1));
    }
  }

  private static void deinterleave(byte[] row, byte[] even, byte[] odd, int at) {
    for (int x = 0; x < row.length / 2; x++) {
      even[at + x] = row[2 * x];
      odd[at + x] = row[2 * x + 1];
    }
  }
}
