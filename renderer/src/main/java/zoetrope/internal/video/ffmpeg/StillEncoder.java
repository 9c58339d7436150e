package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;

import java.util.Map;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;

/** Encodes one image to the bytes of a file, on the calling thread. */
public final class StillEncoder {
  private StillEncoder() {}

  /**
   * Encodes an image.
   *
   * @param encoder FFmpeg's name of the encoder
   * @param options the options of the encoder, by FFmpeg's names
   * @param setUp sets fields of the context that are not options
   * @param what completes "cannot ..." in messages, such as {@code encode a PNG}
   */
  public static byte[] encode(
      AVFrame frame,
      String encoder,
      Map<String, String> options,
      Consumer<AVCodecContext> setUp,
      String what) {
    AVCodec codec = Encoders.named(encoder);
    AVCodecContext context = Ffmpeg.notNull(avcodec_alloc_context3(codec), what);
    AVPacket packet = Ffmpeg.notNull(av_packet_alloc(), what);
    AVDictionary dictionary = Ffmpeg.dictionary(options);
    try {
      context.width(frame.width()).height(frame.height()).pix_fmt(frame.format());
      context.time_base().num(1).den(1);
      context.thread_count(1);
      setUp.accept(context);
      Ffmpeg.check(avcodec_open2(context, codec, dictionary), what);
      Ffmpeg.check(avcodec_send_frame(context, frame), what);
      Ffmpeg.check(avcodec_receive_packet(context, packet), what);
      byte[] bytes = new byte[packet.size()];
      packet.data().get(bytes);
      return bytes;
    } finally {
      av_dict_free(dictionary);
      av_packet_free(packet);
      avcodec_free_context(context);
    }
  }
}
