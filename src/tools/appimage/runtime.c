// The program at the front of an AppImage of type 2. A file system with the AppDir follows it in the same file: it is mounted,
// by FUSE, and its AppRun takes the place of this process. A child serves the file system until the last process that has
// inherited the pipe `alive` has ended. Without FUSE the files are unpacked, and removed at the end.
//
// The options are those of every AppImage: --appimage-extract, --appimage-mount, --appimage-offset, --appimage-help; and, in
// the environment, APPIMAGE_EXTRACT_AND_RUN. AppRun finds APPIMAGE, APPDIR, ARGV0 and OWD in its own.
//
// In C, because squashfuse and libfuse are, and because nothing here needs more.
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/config.h>
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>

// The file system is compressed by zlib; the library could do more, for which its libraries would have to be inside.
int LZ4_decompress_safe(void) {
  return -1;
}
int lzo1x_decompress_safe(void) {
  return -1;
}
int lzma_stream_buffer_decode(void) {
  return -1;
}
size_t ZSTD_decompress(void) {
  return (size_t)-1;
}
unsigned ZSTD_isError(void) {
  return 1;
}

static void fail(const char* what, const char* which) {
  fprintf(stderr, "AppImage: %s %s: %s\n", what, which, strerror(errno));
  exit(1);
}

// Where this program ends in its file: section headers are the last part of an ELF file.
static size_t own_size(const char* file) {
  Elf64_Ehdr header;
  const int in = open(file, O_RDONLY | O_CLOEXEC);
  if (in < 0 || read(in, &header, sizeof header) != (ssize_t)sizeof header) fail("cannot read", file);
  close(in);
  return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

static void copy_file(sqfs* files, sqfs_inode* inode, const char* to) {
  static char buffer[1 << 18];
  const int out = open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (out < 0) fail("cannot write", to);
  for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
    sqfs_off_t size = sizeof buffer;
    if (sqfs_read_range(files, inode, at, &size, buffer) != SQFS_OK || size <= 0) {
      errno = EIO;
      fail("cannot unpack", to);
    }
    for (sqfs_off_t done = 0; done < size;) {
      const ssize_t written = write(out, buffer + done, (size_t)(size - done));
      if (written <= 0) fail("cannot write", to);
      done += written;
    }
    at += size;
  }
  if (fchmod(out, inode->base.mode & 07777) != 0 || close(out) != 0) fail("cannot write", to);
}

static void extract(const char* self, size_t offset, const char* folder) {
  sqfs_ll* image = sqfs_ll_open(self, offset);
  if (image == NULL) exit(1);
  sqfs* files = &image->fs;
  sqfs_traverse walk;
  sqfs_err error = sqfs_traverse_open(&walk, files, sqfs_inode_root(files));
  while (error == SQFS_OK && sqfs_traverse_next(&walk, &error)) {
    if (walk.dir_end) continue;
    char to[PATH_MAX], link[PATH_MAX];
    size_t length = sizeof link;
    sqfs_inode inode;
    snprintf(to, sizeof to, "%s/%s", folder, walk.path);
    error = sqfs_inode_get(files, &inode, sqfs_dentry_inode(&walk.entry));
    if (error != SQFS_OK) break;
    if (S_ISDIR(inode.base.mode)) {
      if (mkdir(to, 0755) != 0 && errno != EEXIST) fail("cannot make", to);
    } else if (S_ISREG(inode.base.mode)) {
      copy_file(files, &inode, to);
    } else if (S_ISLNK(inode.base.mode)) {
      unlink(to);
      if (sqfs_readlink(files, &inode, link, &length) != SQFS_OK || symlink(link, to) != 0)
        fail("cannot make", to);
    }
  }
  if (error != SQFS_OK) {
    errno = EIO;
    fail("cannot unpack", self);
  }
}

static void say_nothing(enum fuse_log_level level, const char* format, va_list arguments) {
  (void)level, (void)format, (void)arguments;
}

// Serves the files in the folder while `alive` is open elsewhere. One byte in `ready` says that they are there.
static void serve(const char* self, size_t offset, const char* folder, int alive, int ready) {
  struct fuse_lowlevel_ops operations = {
      .getattr = sqfs_ll_op_getattr,
      .opendir = sqfs_ll_op_opendir,
      .releasedir = sqfs_ll_op_releasedir,
      .readdir = sqfs_ll_op_readdir,
      .lookup = sqfs_ll_op_lookup,
      .open = sqfs_ll_op_open,
      .create = sqfs_ll_op_create,
      .release = sqfs_ll_op_release,
      .read = sqfs_ll_op_read,
      .readlink = sqfs_ll_op_readlink,
      .listxattr = sqfs_ll_op_listxattr,
      .getxattr = sqfs_ll_op_getxattr,
      .forget = sqfs_ll_op_forget,
      .statfs = stfs_ll_op_statfs,
  };
  char* options[] = {"quintet", "-o", "ro,nosuid,nodev,fsname=Quintet.AppImage,subtype=squashfuse", NULL};
  struct fuse_args arguments = FUSE_ARGS_INIT(3, options);
  fuse_set_log_func(say_nothing);
  setsid();
  sqfs_ll_chan channel;
  sqfs_ll* image = sqfs_ll_open(self, offset);
  if (image == NULL ||
      sqfs_ll_mount(&channel, folder, &arguments, &operations, sizeof operations, image) != SQFS_OK)
    _exit(1);
  // Whoever reads what the program says must not wait for this process.
  const int nothing = open("/dev/null", O_RDWR);
  for (int stream = 0; stream < 3; ++stream) dup2(nothing, stream);
  if (write(ready, "", 1) != 1) _exit(1);
  close(ready);
  struct pollfd waited[] = {{.fd = fuse_session_fd(channel.session), .events = POLLIN},
                            {.fd = alive, .events = POLLIN}};
  struct fuse_buf request = {0};
  while (!fuse_session_exited(channel.session)) {
    if (poll(waited, 2, -1) < 0 && errno != EINTR) break;
    if (waited[1].revents != 0) break;
    if (waited[0].revents == 0) continue;
    const int received = fuse_session_receive_buf(channel.session, &request);
    if (received == -EINTR) continue;
    if (received <= 0) break;
    fuse_session_process_buf(channel.session, &request);
  }
  sqfs_ll_unmount(&channel, folder);
  rmdir(folder);
  _exit(0);
}

// Whether the files are in the folder now.
static int mount_files(const char* self, size_t offset, const char* folder) {
  int alive[2], ready[2];
  if (pipe(alive) != 0 || pipe2(ready, O_CLOEXEC) != 0) return 0;
  const pid_t child = fork();
  if (child == 0) {
    close(alive[1]);
    close(ready[0]);
    serve(self, offset, folder, alive[0], ready[1]);
  }
  close(alive[0]);
  close(ready[1]);
  char byte;
  const int mounted = child > 0 && read(ready[0], &byte, 1) == 1;
  close(ready[0]);
  if (!mounted) {
    close(alive[1]);
    if (child > 0) waitpid(child, NULL, 0);
  }
  return mounted;
}

static void start(const char* folder, char** arguments) {
  char program[PATH_MAX];
  setenv("APPDIR", folder, 1);
  snprintf(program, sizeof program, "%s/AppRun", folder);
  execv(program, arguments);
  fail("cannot start", program);
}

static volatile sig_atomic_t started = 0;
static void pass_on(int number) {
  if (started > 0) kill(started, number);
}

static int remove_entry(const char* path, const struct stat* status, int type, struct FTW* place) {
  (void)status, (void)type, (void)place;
  return remove(path);
}

// Starts it from unpacked files, and removes them when it has ended.
static int run_unpacked(const char* self, size_t offset, const char* folder, char** arguments) {
  const pid_t unpacking = fork();
  int status = 1;
  if (unpacking == 0) {
    extract(self, offset, folder);
    _exit(0);
  }
  if (unpacking > 0 && waitpid(unpacking, &status, 0) == unpacking && status == 0) {
    const pid_t child = fork();
    if (child == 0) start(folder, arguments);
    started = child;
    for (const int* number = (const int[]){SIGHUP, SIGINT, SIGTERM, 0}; *number != 0; ++number)
      signal(*number, pass_on);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  }
  nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char** arguments) {
  char self[PATH_MAX], folder[PATH_MAX], here[PATH_MAX];
  const char* called = (const char*)getauxval(AT_EXECFN);
  if (realpath("/proc/self/exe", self) == NULL && realpath(called, self) == NULL) fail("cannot find", called);
  const size_t offset = own_size(self);
  const char* option = count > 1 && strncmp(arguments[1], "--appimage-", 11) == 0 ? arguments[1] + 11 : "";
  if (strcmp(option, "offset") == 0) {
    printf("%zu\n", offset);
    return 0;
  }
  if (strcmp(option, "extract") == 0) {
    if (mkdir("squashfs-root", 0755) != 0 && errno != EEXIST) fail("cannot make", "squashfs-root");
    extract(self, offset, "squashfs-root");
    return 0;
  }
  const int only_mount = strcmp(option, "mount") == 0;
  if (*option != '\0' && !only_mount) {
    const int asked = strcmp(option, "help") == 0;
    fprintf(asked ? stdout : stderr,
            "--appimage-extract   unpack into the folder squashfs-root\n"
            "--appimage-mount     mount, say where, and wait\n"
            "--appimage-offset    where the file system begins\n"
            "APPIMAGE_EXTRACT_AND_RUN=1 unpacks for this run, where there is no FUSE\n");
    return asked ? 0 : 2;
  }

  const char* temporary = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/.mount_quintet_XXXXXX",
           temporary != NULL && *temporary == '/' ? temporary : "/tmp");
  if (mkdtemp(folder) == NULL) fail("cannot make", folder);
  setenv("APPIMAGE", self, 1);
  setenv("ARGV0", arguments[0], 1);
  if (getcwd(here, sizeof here) != NULL) setenv("OWD", here, 1);
  if (only_mount) {
    if (!mount_files(self, offset, folder)) {
      rmdir(folder);
      errno = ENOTSUP;
      fail("cannot mount", self);
    }
    printf("%s\n", folder);
    fflush(stdout);
    // Until a signal ends this process, and with it the mount.
    for (;;) pause();
  }
  if (getenv("APPIMAGE_EXTRACT_AND_RUN") == NULL && mount_files(self, offset, folder))
    start(folder, arguments);
  return run_unpacked(self, offset, folder, arguments);
}
