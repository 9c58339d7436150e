package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_RECON_FRAME;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_encoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
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
import zoetrope.internal.video.h264.YuvPicture;

/** One of FFmpeg's encoders: frames in, packets out, numbered by frames. */
final class CodecEncoder implements AutoCloseable {
  private final Codec codec;
  private AVCodecContext context;
  private AVPacket packet;
  private AVFrame reconstruction;
  private AVFrame lastPicture;
  private long lastNumber;

  /** The last picture that was given out without being shown. */
  private long lastUnseen = -1;

  private CodecEncoder(Codec codec, AVCodecContext context, AVPacket packet) {
    this.codec = codec;
    this.context = context;
    this.packet = packet;
  }

  /**
   * Opens the encoder. Throws {@link VideoException} when it is missing or refuses the settings.
   *
   * @param keepsPictures whether {@link #readLastPicture} will be asked
   */
  static CodecEncoder open(Codec codec, VideoSettings settings, boolean keepsPictures) {
    Ffmpeg.begin();
    AVCodec found = avcodec_find_encoder_by_name(codec.name());
    if (found == null || found.isNull()) {
      throw new VideoException(
          "these FFmpeg libraries have no encoder "
              + codec.name()
              + ": use those that come with the renderer (the -gpl build)");
    }
    AVCodecContext context = Ffmpeg.notNull(avcodec_alloc_context3(found), "open an encoder");
    CodecEncoder encoder =
        new CodecEncoder(codec, context, Ffmpeg.notNull(av_packet_alloc(), "open an encoder"));
    AVDictionary options = Ffmpeg.dictionary(codec.options());
    try {
      encoder.configure(settings);
      if (keepsPictures) {
        encoder.showsPictures(true);
        encoder.reconstruction = Ffmpeg.notNull(av_frame_alloc(), "open an encoder");
        encoder.lastPicture = Ffmpeg.notNull(av_frame_alloc(), "open an encoder");
      }
      Ffmpeg.check(avcodec_open2(context, found, options), "open the encoder " + codec.name());
      // What comes before the end is copied for nothing; mostly the end is not given out earlier.
      encoder.showsPictures(keepsPictures && encoder.delay() == 0);
      return encoder;
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    } finally {
      av_dict_free(options);
    }
  }

  /** One thread, as the bytes may depend on their number, and headers beside the stream. */
  private void configure(VideoSettings settings) {
    AVRational rate = context.framerate();
    rate.num(settings.rate().numerator()).den(settings.rate().denominator());
    context.time_base().num(rate.den()).den(rate.num());
    context.width(settings.width()).height(settings.height());
    context.sample_aspect_ratio().num(1).den(1);
    context.pix_fmt(AV_PIX_FMT_YUV420P);
    context.thread_count(1);
    context.gop_size(settings.keyInterval());
    context.color_range(AVCOL_RANGE_MPEG);
    context.color_primaries(AVCOL_PRI_BT709);
    context.color_trc(AVCOL_TRC_BT709);
    context.colorspace(AVCOL_SPC_BT709);
    context.chroma_sample_location(AVCHROMA_LOC_LEFT);
    context.flags(context.flags() | AV_CODEC_FLAG_GLOBAL_HEADER);
  }

  /** Whether the encoder copies, for each packet, the picture that decoders will make of it. */
  private void showsPictures(boolean shows) {
    int others = context.flags() & ~AV_CODEC_FLAG_RECON_FRAME;
    context.flags(shows ? others | AV_CODEC_FLAG_RECON_FRAME : others);
  }

  private boolean showsPictures() {
    return (context.flags() & AV_CODEC_FLAG_RECON_FRAME) != 0;
  }

  /** The global headers, as the encoder wrote them. */
  byte[] headers() {
    byte[] headers = new byte[context.extradata_size()];
    context.extradata().get(headers);
    return headers;
  }

  /** How many frames decoding runs ahead of showing. */
  int delay() {
    return context.has_b_frames();
  }

  /**
   * Encodes a frame and hands on the packets that are ready; the frame may be changed afterwards.
   */
  void encode(AVFrame frame, long number, PacketSink sink) {
    frame.pts(number);
    lastNumber = number;
    send(frame, sink);
  }

  /** Hands on what the encoder still holds back. */
  void flush(PacketSink sink) {
    showsPictures(reconstruction != null);
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
        if (showsPictures()) {
          keepPicture();
        } else {
          lastUnseen = Math.max(lastUnseen, packet.pts());
        }
        byte[] bytes = new byte[packet.size()];
        packet.data().get(bytes);
        sink.take(bytes, packet.pts(), (packet.flags() & AV_PKT_FLAG_KEY) != 0);
      } finally {
        av_packet_unref(packet);
      }
    }
  }

  /** Keeps the picture of the packet that was just received, if it is shown after the others. */
  private void keepPicture() {
    Ffmpeg.check(avcodec_receive_frame(context, reconstruction), "see what was encoded");
    reconstruction.pts(packet.pts());
    if (lastPicture.buf(0) == null || packet.pts() > lastPicture.pts()) {
      av_frame_unref(lastPicture);
      av_frame_move_ref(lastPicture, reconstruction);
    } else {
      av_frame_unref(reconstruction);
    }
  }

  /**
   * Whether {@link #readLastPicture} will be possible after a flush: not when the last picture has
   * been given out already, as the end of a group of pictures may be.
   */
  boolean canShowLast() {
    return showsPictures() || lastUnseen < lastNumber;
  }

  /** Copies the last of all pictures, as decoders will have it. To be called after a flush. */
  void readLastPicture(YuvPicture to) {
    if (lastPicture.buf(0) == null || lastPicture.pts() != lastNumber) {
      throw new VideoException(
          codec.name() + " did not tell what picture " + lastNumber + " looks like when decoded");
    }
    Reconstruction.read(lastPicture, to);
  }

  @Override
  public void close() {
    if (reconstruction != null) {
      av_frame_free(reconstruction);
      reconstruction = null;
    }
    if (lastPicture != null) {
      av_frame_free(lastPicture);
      lastPicture = null;
    }
    if (context != null) {
      avcodec_free_context(context);
      av_packet_free(packet);
      context = null;
      packet = null;
    }
  }
}
