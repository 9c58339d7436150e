package zoetrope.internal.video.encode;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_RECON_FRAME;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_UNSPECIFIED;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_JPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_RGB;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_move_ref;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;

import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.ffmpeg.Encoders;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.segment.CodecHeaders;

/** An FFmpeg encoder: takes frames and produces packets, whose timestamps are frame numbers. */
final class CodecEncoder implements AutoCloseable {
  private final Codec codec;
  private AVCodecContext context;
  private AVPacket packet;
  private AVFrame reconstruction;
  private AVFrame lastReconstruction;
  private long lastNumber;

  /** The number of the last picture that was encoded without returning its reconstruction. */
  private long lastWithoutReconstruction = -1;

  private CodecEncoder(Codec codec, AVCodecContext context, AVPacket packet) {
    this.codec = codec;
    this.context = context;
    this.packet = packet;
  }

  /**
   * Opens the encoder.
   *
   * @param reconstructing whether {@link #readLastReconstruction} will be called
   * @throws VideoException if the encoder is missing or refuses the settings
   */
  static CodecEncoder open(Codec codec, VideoSettings settings, boolean reconstructing) {
    Ffmpeg.init();
    AVCodec found = Encoders.named(codec.name());
    AVCodecContext context = Ffmpeg.notNull(avcodec_alloc_context3(found), "open an encoder");
    CodecEncoder encoder =
        new CodecEncoder(codec, context, Ffmpeg.notNull(av_packet_alloc(), "open an encoder"));
    AVDictionary options = Ffmpeg.dictionary(codec.options());
    try {
      encoder.configure(settings);
      if (reconstructing) {
        encoder.reconstructs(true);
        encoder.reconstruction = Ffmpeg.notNull(av_frame_alloc(), "open an encoder");
        encoder.lastReconstruction = Ffmpeg.notNull(av_frame_alloc(), "open an encoder");
      }
      Ffmpeg.check(avcodec_open2(context, found, options), "open the encoder " + codec.name());
      // Only the last reconstruction is needed. If the encoder delays packets, the last packet
      // comes after flush(), which turns reconstructions on again.
      encoder.reconstructs(reconstructing && encoder.delay() == 0);
      return encoder;
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    } finally {
      av_dict_free(options);
    }
  }

  /**
   * Sets all fields of the encoder's context. There is only one thread, because the output can
   * depend on the number of threads.
   */
  private void configure(VideoSettings settings) {
    AVRational rate = context.framerate();
    rate.num(settings.rate().numerator()).den(settings.rate().denominator());
    context.time_base().num(rate.den()).den(rate.num());
    context.width(settings.width()).height(settings.height());
    context.sample_aspect_ratio().num(1).den(1);
    context.pix_fmt(codec.pixelFormat());
    context.thread_count(1);
    context.gop_size(codec.keyInterval());
    boolean rgb = CodecHeaders.isRgb(codec.pixelFormat());
    context.color_range(rgb ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG);
    context.color_primaries(AVCOL_PRI_BT709);
    context.color_trc(AVCOL_TRC_BT709);
    context.colorspace(rgb ? AVCOL_SPC_RGB : AVCOL_SPC_BT709);
    context.chroma_sample_location(rgb ? AVCHROMA_LOC_UNSPECIFIED : AVCHROMA_LOC_LEFT);
    context.flags(context.flags() | AV_CODEC_FLAG_GLOBAL_HEADER);
  }

  /**
   * Sets whether the encoder returns a reconstruction with each packet. This is the picture as
   * decoders will show it.
   */
  private void reconstructs(boolean shows) {
    int others = context.flags() & ~AV_CODEC_FLAG_RECON_FRAME;
    context.flags(shows ? others | AV_CODEC_FLAG_RECON_FRAME : others);
  }

  private boolean reconstructs() {
    return (context.flags() & AV_CODEC_FLAG_RECON_FRAME) != 0;
  }

  byte[] headers() {
    byte[] headers = new byte[context.extradata_size()];
    if (headers.length > 0) {
      context.extradata().get(headers);
    }
    return headers;
  }

  /**
   * Returns the decoding delay: by how many frames the decoding order is ahead of the presentation
   * order.
   */
  int delay() {
    return context.has_b_frames();
  }

  /**
   * Encodes a frame and passes all packets that are ready to {@code sink}. The frame can be
   * modified afterwards.
   */
  void encode(AVFrame frame, long number, PacketSink sink) {
    frame.pts(number);
    lastNumber = number;
    send(frame, sink);
  }

  void flush(PacketSink sink) {
    reconstructs(reconstruction != null);
    send(null, sink);
  }

  private void send(AVFrame frame, PacketSink sink) {
    if (context == null) {
      throw new IllegalStateException("this encoder is closed");
    }
    Ffmpeg.check(avcodec_send_frame(context, frame), "encode a picture with " + codec.name());
    while (true) {
      int code = avcodec_receive_packet(context, packet);
      if (code == AVERROR_EAGAIN() || code == AVERROR_EOF()) {
        return;
      }
      Ffmpeg.check(code, "encode a picture with " + codec.name());
      try {
        if (reconstructs()) {
          storeReconstruction();
        } else {
          lastWithoutReconstruction = Math.max(lastWithoutReconstruction, packet.pts());
        }
        byte[] bytes = new byte[packet.size()];
        packet.data().get(bytes);
        sink.take(bytes, packet.pts(), (packet.flags() & AV_PKT_FLAG_KEY) != 0);
      } finally {
        av_packet_unref(packet);
      }
    }
  }

  private void storeReconstruction() {
    Ffmpeg.check(
        avcodec_receive_frame(context, reconstruction), "get the reconstruction of a picture");
    reconstruction.pts(packet.pts());
    if (lastReconstruction.buf(0) == null || packet.pts() > lastReconstruction.pts()) {
      av_frame_unref(lastReconstruction);
      av_frame_move_ref(lastReconstruction, reconstruction);
    } else {
      av_frame_unref(reconstruction);
    }
  }

  /**
   * Whether {@link #readLastReconstruction} can be called after a flush. It cannot if the packet of
   * the last picture has already been received without its reconstruction.
   */
  boolean hasLastReconstruction() {
    return reconstructs() || lastWithoutReconstruction < lastNumber;
  }

  /**
   * Copies the reconstruction of the last picture. Must be called after a flush.
   *
   * @throws VideoException if the encoder did not return it
   */
  void readLastReconstruction(YuvPicture to) {
    if (lastReconstruction.buf(0) == null || lastReconstruction.pts() != lastNumber) {
      throw new VideoException(
          codec.name() + " returned no reconstruction of picture " + lastNumber);
    }
    Reconstruction.read(lastReconstruction, to);
  }

  @Override
  public void close() {
    if (reconstruction != null) {
      av_frame_free(reconstruction);
      reconstruction = null;
    }
    if (lastReconstruction != null) {
      av_frame_free(lastReconstruction);
      lastReconstruction = null;
    }
    if (context != null) {
      avcodec_free_context(context);
      av_packet_free(packet);
      context = null;
      packet = null;
    }
  }
}
