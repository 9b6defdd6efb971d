#!/bin/sh
# Packs the release for Linux, as it is built in a folder: an archive, a Debian package, an AppImage and their checksums.
#   sh cmake/pack.sh BUILD FOLDER
# The same build gives the same bytes, wherever and whenever it is packed: SOURCE_DATE_EPOCH is the time of every stamp.
# Run by package.sh, and again by check_package.sh.
set -eu

build=$1 packages=$2
: "${SOURCE_DATE_EPOCH:?the time of the stamps}"
umask 022
rm -rf "$packages"
mkdir -p "$packages"
log=$packages/pack.log
step() { "$@" >"$log" 2>&1 || { tail -n 5 "$log" >&2; echo "Quintet: could not be packed: $*" >&2; exit 1; }; }

control=$build/generated/debian/control
version=$(sed -n 's/^Version: //p' "$control") architecture=$(sed -n 's/^Architecture: //p' "$control")
case $architecture in amd64) processor=x86_64 ;; arm64) processor=aarch64 ;; esac

name=quintet-${version%-*}-linux-$processor
step cmake --install "$build" --prefix "$packages/$name" --component portable --strip
step tar -C "$packages" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
  -cf "$packages/$name.tar" "$name"
step xz -9 -T1 "$packages/$name.tar"
rm -r "${packages:?}/$name"

# The Debian package.
deb=$packages/deb
step cmake --install "$build" --prefix "$deb/usr" --component system --strip
step cmake --install "$build" --prefix "$deb/usr" --component debian
mkdir "$deb/DEBIAN"
(cd "$deb" && find usr -type f | LC_ALL=C sort | tr '\n' '\0' | xargs -0 md5sum) >"$deb/DEBIAN/md5sums"
# The oldest C library that has all that the programs ask for.
glibc=$(readelf -VW "$build/quintet" "$build/quintet-cli" | sed -n 's/.*Name: GLIBC_\([0-9.]*\) .*/\1/p' | sort -uV | tail -n 1)
size=$(find "$deb/usr" -type f -printf '%s\n' | awk '{ size += int(($1 + 1023) / 1024) } END { print size }')
sed "s/^Depends: .*/&, libc6 (>= $glibc)/; s/^Section:/Installed-Size: $size\n&/" "$control" >"$deb/DEBIAN/control"
find "$deb" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
step dpkg-deb --root-owner-group -Zxz -z9 --threads-max=1 --build "$deb" "$packages/quintet_${version}_$architecture.deb"
rm -r "$deb"

# The AppImage: its runtime (src/tools/appimage), and after it a file system with the AppDir.
app=$packages/Quintet.AppDir
step cmake --install "$build" --prefix "$app/usr" --component system --strip
mv "$app/usr/games" "$app/usr/bin"
ln -s usr/bin/quintet "$app/AppRun"
ln -s usr/share/applications/games.quintet.Quintet.desktop "$app/games.quintet.Quintet.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/games.quintet.Quintet.png "$app/games.quintet.Quintet.png"
ln -s games.quintet.Quintet.png "$app/.DirIcon"
{
  echo "The program that starts this AppImage has parts of the libraries below inside, as Debian or Ubuntu builds them; there is"
  echo "their source. It is linked again by: sh cmake/package.sh"
  for part in squashfuse=libsquashfuse-dev libfuse=libfuse3-dev zlib=zlib1g-dev "GNU C library=libc6-dev"; do
    printf '\n==== %s ====\n\n' "${part%=*}"
    cat "/usr/share/doc/${part#*=}/copyright"
  done
  for text in LGPL-2.1 GPL-2; do printf '\n==== %s ====\n\n' $text && cat /usr/share/common-licenses/$text; done
} >"$app/usr/share/doc/quintet/appimage-runtime.txt"
image=$packages/Quintet-${version%-*}-$processor.AppImage
# Its own options for times do not go with the variable.
step env -u SOURCE_DATE_EPOCH mksquashfs "$app" "$packages/files" -comp gzip -noappend -all-root -no-xattrs -no-progress -quiet \
  -mkfs-time "$SOURCE_DATE_EPOCH" -all-time "$SOURCE_DATE_EPOCH"
cat "$build/appimage-runtime" "$packages/files" >"$image"
# What tells an AppImage of type 2, in bytes that an ELF file leaves free.
printf 'AI\002' | dd of="$image" bs=1 seek=8 conv=notrunc status=none
chmod 755 "$image"
rm -r "$packages/files" "$app"

step cmake --install "$build" --prefix "$packages" --component site
rm "$log"
cd -- "$packages"
case $processor in x86_64) sums=SHA256SUMS-linux ;; *) sums=SHA256SUMS-linux-$processor ;; esac
sha256sum -- [Qq]uintet[-_]* >"$sums"
